yunnan-name = Yunnan
yunnan-about = Misez à Pu’er avec vos négociants, puis portez le thé jusqu’au Qinghai.
yunnan-minutes = 90
