/** Icons of the interface: 24 px grid, 1.75 px strokes, round joins. */
const PATHS = {
  undo: "M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11",
  restart: "M4 5v5h5M4.6 10A8 8 0 1 1 4 14",
  check: "m5 13 4.5 4.5L19.5 7",
  close: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  send: "M20 4 3.500 11l6 2.500L12 20zM20 4 9.500 13.500",
  pencil: "m4.500 19.500 1-4.500L15.500 5 19 8.500 9 18.500zM13 7.500l3.500 3.500",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  import: "M12 4v11M8 11l4 4 4-4M5 15v5h14v-5",
  right: "M4 12h15M14 7l5 5-5 5",
  menu: "M4 7h16M4 12h16M4 17h16",
  play: "M8 5.5v13l10.5-6.5z",
  back: "m14.5 5-7 7 7 7",
  forward: "m9.5 5 7 7-7 7",
  log: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  notes: "M6 4h12v12l-4 4H6zM18 16h-4v4M9 9h6M9 12.5h4",
  help: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.3 9.3a2.8 2.8 0 1 1 3.9 2.6c-.8.4-1.2 1-1.2 1.9M12 17h.01",
  players:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 20c0-3.6 2.7-6 6-6s6 2.4 6 6M15.5 4.4a3.5 3.5 0 0 1 0 6.2M17.5 14.4c2 .8 3.5 2.9 3.5 5.6",
  board: "M4 4h16v16H4zM4 13l5-3 4 2 7-4M13 12v8",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2",
  sound: "M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  mute: "M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 10l5 5M21 10l-5 5",
  moon: "M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7",
  globe:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3.7 6 3.7 9s-.7 6-3.7 9c-3-3-3.7-6-3.7-9s.7-6 3.7-9",
  lock: "M6.5 11h11v9h-11zM9 11V8a3 3 0 0 1 6 0v3",
  link: "m10 14 4-4M8.5 11 6 13.5a3.5 3.5 0 0 0 5 5l2.5-2.5M15.5 13l2.5-2.5a3.5 3.5 0 0 0-5-5L10.5 8",
  bot: "M6 9h12v9H6zM12 9V5M12 5h.01M9.5 13h.01M14.5 13h.01M4 12v3M20 12v3",
  eye: "M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  history: "M4 5v5h5M4.6 10A8 8 0 1 1 4 14M12 8v4.5l3 1.8",
  fork: "M7 8a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 7 8M17 8a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 17 8M12 20.4a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4M7 8v1.5c0 2 5 2 5 4.5v2M17 8v1.5c0 2-5 2-5 4.5",
  export: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  rematch: "M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19",
  text: "M5 7V5h14v2M12 5v14M9 19h6",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  settings: "M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h3M11 12h9M9 10v4",
  door: "M6 20V4h9v16M4 20h13M12 12h.01M18 12h4M20 10l2 2-2 2",
  flag: "M6 21V4M6 5h12l-3 4 3 4H6",
  person: "M12 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6M5 20.5c0-4 3.1-6.5 7-6.5s7 2.5 7 6.5",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg class="ui-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
