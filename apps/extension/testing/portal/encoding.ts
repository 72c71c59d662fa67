/** Texts in windows-1254, as the portal of the courts sends them. */
const special: Readonly<Record<string, number>> = {
  ...{ Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe },
  ...{ '€': 0x80, '…': 0x85, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96, '—': 0x97 },
}

/** Characters outside of the encoding become question marks, as they do in the portal. */
export const inWindows1254 = (text: string): Buffer =>
  Buffer.from(
    [...text].map((sign) => {
      const code = sign.codePointAt(0) ?? 63
      return special[sign] ?? (code < 256 && !'ÐÝÞðýþ'.includes(sign) ? code : 63)
    }),
  )
