/** The paths of the icons, in a box of 24 by 24, drawn as lines. */
const paths = {
  apps: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  api: 'M8 6 3 12l5 6M16 6l5 6-5 6M13.5 4l-3 16',
  users: [
    'M15 20v-1a5 5 0 0 0-10 0v1M10 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M19 20v-1',
    'a5 5 0 0 0-3-4.6M15 3.4a4 4 0 0 1 0 7.2',
  ].join(''),
  role: 'M12 3 4 6v6c0 5 3.5 8 8 9 4.5-1 8-4 8-9V6zM9 12l2 2 4-4',
  building: 'M5 20V5h9v15M14 9h5v11M8 8h3M8 12h3M8 16h3M3 20h18',
  plug: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  shield: 'M12 3 4 6v6c0 5 3.5 8 8 9 4.5-1 8-4 8-9V6z',
  stream: 'M4 6h10M4 12h16M4 18h7M18 6h2M15 18h5',
  card: 'M3 6h18v12H3zM3 10h18M7 15h4',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  logs: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  brush: 'M14 4l6 6-9 9H5v-6zM12 6l6 6',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  key: 'M14 10a4 4 0 1 0-3.5 3.97L12 15.5h2v2h2v2h4v-3.5l-6-6M8.5 8.5h.01',
  cog: [
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6M19 12',
    'l2-1-1-3-2 .3-1.500-1.500.3-2-3-1-1.300 1.700h-1L10 3 7 4',
    'l.3 2.200L6 7.700 3.800 7.500 3 10.500 5 12',
    'l-2 1.500 1 3 2-.3 1.500 1.500-.3 2 3 1 1.300-1.700h1',
    'l1.500 1.700 3-1-.3-2.200 1.300-1.500 2.200.2.800-3z',
  ].join(''),
  lock: 'M6 11h12v9H6zM9 11V7a3 3 0 0 1 6 0v4',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l4.500 4.500',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  right: 'M9 6l6 6-6 6',
  left: 'M15 6l-6 6 6 6',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  out: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  book: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  alert: 'M12 8v5M12 16.500v.01M12 3 2 20h20z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
} as const

/** The icons of the console. */
export type IconName = keyof typeof paths

/** A decorative icon beside a text. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
