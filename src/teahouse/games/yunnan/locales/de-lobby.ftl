yunnan-name = Yunnan
yunnan-about = Biete in Pu’er mit deinen Händlern und bringe den Tee nach Qinghai.
yunnan-minutes = 90
