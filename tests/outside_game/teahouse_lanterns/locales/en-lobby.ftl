lanterns-name = Lantern Fair
lanterns-about = Five rounds of sealed bids for lanterns; equal bids win nothing.
lanterns-minutes = 10
