yunnan-name = Yunnan
yunnan-about = Bid for traders in Pu’er, then carry tea up the road to Qinghai.
yunnan-minutes = 90
