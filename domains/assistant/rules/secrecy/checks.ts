/** Check digits of numbers that identify a person. */

/** T.C. identity number, of foreigners too: eleven digits of which the last two check the others. */
export function isIdentityNumber(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const d = [...digits].map(Number)
  const sum = (places: readonly number[]) => places.reduce((total, place) => total + (d[place] as number), 0)
  const tenth = (((sum([0, 2, 4, 6, 8]) * 7 - sum([1, 3, 5, 7])) % 10) + 10) % 10
  return d[9] === tenth && d[10] === sum([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) % 10
}

/** Turkish tax number: ten digits of which the last one checks the others. */
export function isTaxNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false
  const total = [...digits.slice(0, 9)].reduce((sum, digit, at) => {
    const shifted = (Number(digit) + 9 - at) % 10
    const weighed = (shifted * 2 ** (9 - at)) % 9
    return sum + (shifted !== 0 && weighed === 0 ? 9 : weighed)
  }, 0)
  return Number(digits[9]) === (10 - (total % 10)) % 10
}

/** Capital letters and digits without blanks. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const turned = iban.slice(4) + iban.slice(0, 4)
  let rest = 0
  for (const letter of turned) {
    const value = Number.parseInt(letter, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
