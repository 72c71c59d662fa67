/**
 * What a person wrote, as it may stand in a letter to somebody else: one line, in which no mail program finds a link
 * and no header of a mail an encoded word (RFC 2047). Names stay readable, because a dot between two words only gets a
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

/** Between two parts of a name, of which the second is no single letter; written with any of the signs that count as a dot. */
const dotOfDomain =
  /(?<=[\p{L}\p{M}\p{N}_-])[.\u2024\u3002\uff0e\uff61](?=[\p{N}_-]*\p{L}[\p{L}\p{M}\p{N}_-])/gu
const numericAddress = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g
