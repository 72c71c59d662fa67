/** What a browser says about itself, in the few words by which its owner knows it again. */

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

/** Stored where the browser does not tell what it is; screens say so in words. */
export const unknownDevice = '—'

/** `Chrome, Windows`; a dash where neither is known. Only words of the tables above: the agent is written by strangers. */
export function deviceOf(agent: string): string {
  const known = [browsers, systems].map((table) => table.find(([pattern]) => pattern.test(agent))?.[1])
  return known.filter((name) => name !== undefined).join(', ') || unknownDevice
}
