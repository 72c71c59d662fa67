/** A short description of a browser, by which its owner recognises it. */

const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** Stored if the browser does not identify itself; screens say so in words. */
export const unknownDevice = '—'

/**
 * `Chrome, Windows`; a dash if neither is known. Only words of the tables above, because anybody can write any
 * `User-Agent`.
 */
export function deviceOf(agent: string): string {
  const known = [browsers, systems].map((table) => table.find(([pattern]) => pattern.test(agent))?.[1])
  return known.filter((name) => name !== undefined).join(', ') || unknownDevice
}
