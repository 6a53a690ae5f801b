china-name = China
china-about = Few cards, sharp choices: palaces, emissaries and alliances.
china-minutes = 45
