lanterns-name = La Foire aux lanternes
lanterns-about = Cinq manches de mises secrètes ; les mises égales ne gagnent rien.
lanterns-minutes = 10
