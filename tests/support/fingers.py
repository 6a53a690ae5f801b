"""What a finger can hit."""

FINGER = 44  # pixels

# Everything that a finger may mean, with its size. Words inside a sentence are no targets.
SMALL = """(finger) => [
    ...document.querySelectorAll("button, select, input, summary, a.button, .place-legal"),
  ]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => [one.dataset.place ?? one.innerText ?? "", one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < finger - 0.5)
  .map(([name, box]) => `${name}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)"""
