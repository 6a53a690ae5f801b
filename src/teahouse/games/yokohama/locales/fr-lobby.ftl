yokohama-name = Yokohama
yokohama-about = Parcourez la ville portuaire, honorez des commandes, bâtissez votre commerce.
yokohama-minutes = 90
