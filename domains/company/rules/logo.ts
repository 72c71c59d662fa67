/** The bounds of a logo. The browser redraws it within them, so that only its pixels come to the server. */
export const logoSide = 800
/** Letters in base64: about 200 KB. */
export const longestLogo = 280_000
/** The types that can be chosen; each becomes a PNG. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
