/** Inline, as many mail programs drop stylesheets; the palette below only recolours what is here. */
const FONT = "font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export const INLINE = {
  paper: 'margin: 0; padding: 0; width: 100%; background-color: #f4f3f0',
  preview:
    'display: none; max-height: 0; overflow: hidden; mso-hide: all; color: #f4f3f0; font-size: 1px; line-height: 1px',
  around: 'padding: 24px 12px 32px',
  column: 'width: 100%; max-width: 560px',
  masthead: 'padding: 0 4px 16px',
  mark: `width: 32px; height: 32px; border-radius: 7px; background-color: #fbc62b; color: #201b12; ${FONT}; font-size: 20px; line-height: 32px; font-weight: 800; text-align: center`,
  wordmark: `padding-left: 10px; color: #1e2228; ${FONT}; font-size: 20px; line-height: 32px; font-weight: 800; letter-spacing: -0.025em`,
  sheet: 'padding: 28px 28px 12px; background-color: #fdfcfb; border: 1px solid #dddcd8; border-radius: 8px',
  head: 'width: 100%; margin: 0 0 20px',
  pictureCell: 'width: 128px; padding: 0 20px 0 0; vertical-align: top',
  picture: `display: block; width: 128px; height: 96px; object-fit: cover; border: 0; border-radius: 6px; background-color: #dddcd8; color: #1e2228; ${FONT}; font-size: 13px; line-height: 1.3`,
  title: `margin: 0; color: #1e2228; ${FONT}; font-size: 24px; line-height: 1.2; font-weight: 700; letter-spacing: -0.012em; overflow-wrap: anywhere`,
  text: `margin: 0 0 16px; color: #1e2228; ${FONT}; font-size: 16px; line-height: 1.5; overflow-wrap: anywhere`,
  bikes: 'width: 100%; margin: 4px 0 20px',
  bikePicture: 'width: 128px; padding: 12px 20px 12px 0; vertical-align: top; border-top: 1px solid #dddcd8',
  bike: 'padding: 12px 0; border-top: 1px solid #dddcd8',
  bikeName: 'margin: 0 0 4px',
  bikeLink: `color: #1e2228; ${FONT}; font-size: 17px; line-height: 1.3; font-weight: 650; text-decoration: none; overflow-wrap: anywhere`,
  bikePrice: `margin: 0 0 4px; color: #1e2228; ${FONT}; font-size: 20px; line-height: 1.2; font-weight: 800; font-variant-numeric: tabular-nums`,
  bikeFacts: `margin: 0; color: #54585f; ${FONT}; font-size: 14px; line-height: 1.4`,
  act: 'margin: 8px 0 20px',
  main: 'border-radius: 6px; background-color: #fbc62b; mso-padding-alt: 13px 22px',
  mainLink: `display: inline-block; padding: 13px 22px; border: 1px solid #fbc62b; border-radius: 6px; color: #201b12; ${FONT}; font-size: 16px; line-height: 1.25; font-weight: 650; text-decoration: none`,
  other: 'border-radius: 6px; mso-padding-alt: 13px 22px',
  otherLink: `display: inline-block; padding: 13px 22px; border: 1px solid #8b8d90; border-radius: 6px; color: #1e2228; ${FONT}; font-size: 16px; line-height: 1.25; font-weight: 650; text-decoration: none`,
  footer: `padding: 16px 8px 0; color: #54585f; ${FONT}; font-size: 13px; line-height: 1.5`,
  footerText: 'margin: 0 0 6px',
  footerLink: 'color: #54585f; text-decoration: underline',
} as const;

/** Outlook for Android and on the web mark the page instead of asking for a scheme. */
const DARK: [selector: string, declarations: string][] = [
  ['.paper', 'background-color: #15171b !important'],
  ['.preview', 'color: #15171b !important'],
  ['.sheet', 'background-color: #202328 !important; border-color: #373b41 !important'],
  ['.ink', 'color: #ecebe7 !important'],
  ['.quiet', 'color: #afb1b5 !important'],
  ['.picture', 'background-color: #373b41 !important; color: #ecebe7 !important'],
  ['.signal', 'background-color: #fbc62b !important; color: #201b12 !important'],
  ['.edge', 'border-color: #7d8188 !important'],
  ['.line', 'border-color: #373b41 !important'],
];

export const STYLESHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
a.button:hover { text-decoration: underline !important }
@media (max-width: 480px) {
  .around { padding: 16px 8px 24px !important }
  .sheet { padding: 20px 16px 4px !important }
  .title { font-size: 21px !important }
  .picture-cell { width: 96px !important; padding-right: 14px !important }
  .picture { width: 96px !important; height: 72px !important }
  .act { width: 100% !important }
  a.button { display: block !important; text-align: center !important }
}
@media (prefers-color-scheme: dark) { ${DARK.map(([selector, declarations]) => `${selector} { ${declarations} }`).join(' ')} }
${DARK.map(([selector, declarations]) => `[data-ogsc] ${selector}, [data-ogsb] ${selector} { ${declarations} }`).join('\n')}
`;
