export const pageStyle = (fonts: string) => `
@font-face { font-family: Text; font-weight: 100 900; font-display: swap; src: url(${fonts}/text.woff2) format("woff2") }
@font-face { font-family: Headings; font-weight: 200 800; font-display: swap; src: url(${fonts}/headings.woff2) format("woff2") }
:root { color-scheme: light dark; --sheet: oklch(99.2% .002 100); --paper: oklch(96.4% .004 100); --line: oklch(89.5% .006 100); --ink: oklch(25% .012 262); --signal: oklch(84.5% .172 88); --on-signal: oklch(22% .02 80); --wrong: oklch(50% .185 27) }
@media (prefers-color-scheme: dark) { :root { --sheet: oklch(25.5% .01 262); --paper: oklch(20.5% .009 262); --line: oklch(35% .012 262); --ink: oklch(94% .005 100); --signal: oklch(85.5% .168 89); --wrong: oklch(76% .135 25) } }
:root { --quiet: color-mix(in oklab, var(--ink) 72%, var(--paper)); --edge: color-mix(in oklab, var(--ink) 55%, var(--sheet)) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: flex; flex-direction: column; gap: 16px; padding-bottom: 16px; font: 16px/1.5 Text, system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: break-word }
header { background: var(--sheet); border-bottom: 1px solid var(--line) }
header a, header span { display: flex; align-items: center; gap: 8px; max-width: 78rem; min-height: 64px; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 2.5rem); font: 800 1.25rem Headings, Text, sans-serif; letter-spacing: -.025em; color: inherit; text-decoration: none }
header svg { width: 32px; height: 32px }
main { width: calc(100% - 32px); max-width: 28rem; margin: auto; padding: 24px; background: var(--sheet); border: 1px solid var(--line); border-radius: .5rem }
main.wide { max-width: 46rem; margin-top: 16px }
h1, h2 { margin: 0 0 12px; font: 750 2rem/1.08 Headings, Text, sans-serif; letter-spacing: -.012em; word-spacing: .05em; text-wrap: balance; overflow-wrap: anywhere } h2 { margin-top: 24px; font-size: 1.25rem }
p { margin: 0 0 16px; text-wrap: pretty } main > :last-child, form > :last-child { margin-bottom: 0 }
li small { display: block; line-height: 1.45 } .quiet, small { color: var(--quiet); font-size: .875rem } .wrong { color: var(--wrong); font-size: .875rem; font-weight: 500 } b { overflow-wrap: anywhere }
a { color: inherit; text-decoration: underline var(--signal) .16em; text-underline-offset: .22em } a:hover { text-decoration-color: currentColor }
form { margin: 0 0 16px } label { display: block; margin-bottom: 16px; font-size: .875rem; font-weight: 600 } label small { display: block; font-weight: 400 }
button, input, a.button { min-height: 44px; padding: 8px 16px; font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--line); border-radius: .375rem }
input { display: block; width: 100%; margin-top: 6px; padding: 8px 12px; font-size: 1rem; font-weight: 400; border-color: var(--edge) }
button, a.button { display: inline-flex; align-items: center; font-size: .875rem; font-weight: 650; word-spacing: .05em; text-decoration: none; background: var(--paper); cursor: pointer } button:hover, a.button:hover { border-color: var(--edge) }
button.main, a.button.main { background: var(--signal); border-color: var(--signal); color: var(--on-signal) } button.main:hover, a.button.main:hover { border-color: var(--on-signal) }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px } input:focus-visible { outline-offset: -1px }
.row { display: flex; flex-wrap: wrap; gap: 8px }
ul { list-style: none; margin: 0 0 16px; padding: 0; border-top: 1px solid var(--line) } li { border-bottom: 1px solid var(--line) }
li > a, li > button { display: block; width: 100%; padding: 12px 8px; text-align: left; text-decoration: none; font-weight: 400; font-size: 1rem; background: none; border: 0; border-radius: 0 } li > :hover { background: var(--paper) }
.person { display: flex; gap: 12px; align-items: center } .person img { border-radius: 50% } .person span { display: block; min-width: 0; overflow-wrap: anywhere }
details { margin-bottom: 16px } summary { padding: 10px 8px; font-weight: 600; cursor: pointer } details form { margin-top: 8px }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 16px; padding: 12px 0; border-block: 1px solid var(--line) } dt { color: var(--quiet) } dd { margin: 0; overflow-wrap: anywhere }
pre { margin: 0 0 16px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
iframe { display: block; width: 100%; height: 44rem; background: #fff; border: 1px solid var(--line); border-radius: .375rem }
`;
