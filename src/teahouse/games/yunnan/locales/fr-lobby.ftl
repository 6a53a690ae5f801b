yunnan-name = Yunnan
yunnan-about = Misez vos marchands à Pu’er, puis portez le thé vers le Qinghai.
yunnan-minutes = 90
