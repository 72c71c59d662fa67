/** Numbers by which a tax office identifies a person or company; each has check digits. */

/** Vergi kimlik numarası: ten digits, the last of which checks the first nine. */
function isCompanyNumber(digits: readonly number[]): boolean {
  if (digits.length !== 10) return false
  const sum = digits.slice(0, 9).reduce((total, digit, at) => {
    const moved = (digit + 9 - at) % 10
    const value = (moved * 2 ** (9 - at)) % 9
    return total + (moved !== 0 && value === 0 ? 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10 === digits[9]
}

/** T.C. kimlik numarası: eleven digits, the last two of which check the others. */
function isIdentityNumber(digits: readonly number[]): boolean {
  if (digits.length !== 11 || digits[0] === 0) return false
  const sumOf = (from: number, to: number, step: number) =>
    digits.slice(from, to).reduce((sum, digit, at) => (at % step === 0 ? sum + digit : sum), 0)
  const tenth = (((sumOf(0, 9, 2) * 7 - sumOf(1, 8, 2)) % 10) + 10) % 10
  return tenth === digits[9] && sumOf(0, 10, 1) % 10 === digits[10]
}

export function isTaxNumber(text: string): boolean {
  if (!/^\d{10,11}$/.test(text)) return false
  const digits = [...text].map(Number)
  return isCompanyNumber(digits) || isIdentityNumber(digits)
}
