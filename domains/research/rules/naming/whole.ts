/** Whether a claim is whole: sources and short heads break off in the middle of a sentence. */

/** Words after which a sentence goes on, and endings of its objects: "… karar verilmesini", "… Alkol Piyasasının". */
const goesOn =
  /(?:(?:^|\s)(?:ve|veya|ya da|ile|için|olan|olarak|üzere|kadar|göre|dair|ilişkin|hakkında|tarafından|üzerine|dolayı|nedeniyle|olduğu|verildiği)|m[ae]s[ıi]n[ıi]|(?:[dt][ıiuü]ğ|[ae]c[ae]ğ)[ıiuü]n[ıiuü]|(?:s[ıiuü]|l[ae]r[ıi]|m[ae])n[ıiuü]n|[^.]\.{2}|,)$/u
/** Words of the file and not of the claim. */
const procedural =
  /^(?:davac[ıi]|davalı|sanık|katılan)\p{L}*,|^türkiye cumhuriyeti$|^engellemeye |temyiz edil|dosya görüşüldü|gereği düşünüldü|infazda tereddüt|kesinleşmesi/u

export function isWhole(claim: string): boolean {
  const text = claim.toLocaleLowerCase('tr').trim()
  return !goesOn.test(text) && !procedural.test(text)
}

/** Whole parts of a list, as many as fit; undefined if not even the first does. */
export function wholeParts(text: string, separator: RegExp, longest: number): string | undefined {
  if (text.length <= longest) return text
  const ends = [...text.matchAll(separator)].map(({ index }) => index).filter((end) => end <= longest)
  const end = ends.at(-1)
  return end === undefined ? undefined : `${text.slice(0, end).trimEnd()} …`
}
