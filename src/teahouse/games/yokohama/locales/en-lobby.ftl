yokohama-name = Yokohama
yokohama-about = Walk the harbour town, fill orders, build your trade.
yokohama-minutes = 90
