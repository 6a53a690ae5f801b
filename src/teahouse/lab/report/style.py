"""How the report looks: light or dark as the reader's screen, readable on a phone and on paper."""

STYLE = """
:root { color-scheme: light dark; --ink: #22262b; --paper: #fbfaf7; --line: #d9d5cc;
  --bar: #2f6f73; --soft: #b9d3d2; --warn: #b3412e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e3dc; --paper: #1b1d20; --line: #3a3d42;
  --bar: #6fb7b5; --soft: #35585a; --warn: #e58a76; } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.7rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
code { overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.7rem 0.2rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--line); }
.plot { width: 100%; max-width: 40rem; height: auto; display: block; }
.plot text { fill: var(--ink); font: 12px system-ui, sans-serif; }
.bar, .dot, .small rect { fill: var(--bar); }
.range { stroke: var(--soft); stroke-width: 8; stroke-linecap: round; }
.fair { stroke: var(--ink); stroke-dasharray: 4 3; }
.small { width: 6rem; height: 0.6rem; }
.small.strong rect, .small.weak rect, .small.dominant rect,
.small.more rect, .small.less rect { fill: var(--warn); }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 0 1.5rem; }
figure { margin: 0; } figcaption { font-weight: 600; }
"""
