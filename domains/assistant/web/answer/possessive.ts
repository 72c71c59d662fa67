/** A number with its Turkish possessive ending, as it is read out: 6'sı, 3'ü, 10'u. */
const ofDigit = ['’ı', '’i', '’si', '’ü', '’ü', '’i', '’sı', '’si', '’i', '’u']
const ofTens = ['', '’u', '’si', '’u', '’ı', '’si', '’ı', '’i', '’i', '’ı']

export function possessive(number: number): string {
  const [digit, tens] = [number % 10, Math.floor(number / 10) % 10]
  if (digit > 0 || number === 0) return `${number}${ofDigit[digit]}`
  return `${number}${tens > 0 ? ofTens[tens] : number % 1_000 === 0 ? '’i' : '’ü'}`
}
