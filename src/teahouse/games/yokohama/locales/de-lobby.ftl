yokohama-name = Yokohama
yokohama-about = Geh durch die Hafenstadt, erfülle Aufträge, baue deinen Handel auf.
yokohama-minutes = 90
