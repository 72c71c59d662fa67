/**
 * Makes text that a person wrote safe in a letter to somebody else: one line, in which no mail program finds a link
 * and no header contains an encoded word (RFC 2047). Names stay readable, because a dot between two words only gets a
 * space behind it.
 */
export const quoted = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .replaceAll('=?', '= ?')
    .replaceAll('?=', '? =')
    .replace(/:\/\/+/g, ': ')
    .replace(dotOfDomain, '. ')
    .replace(numericAddress, (address) => address.replaceAll('.', '. '))
    .trim()

/**
 * A dot, in any of the characters that count as one, between two parts of a name, unless the second part is a single
 * letter.
 */
const dotOfDomain =
  /(?<=[\p{L}\p{M}\p{N}_-])[.\u2024\u3002\uff0e\uff61](?=[\p{N}_-]*\p{L}[\p{L}\p{M}\p{N}_-])/gu
const numericAddress = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g
