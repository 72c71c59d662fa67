/**
 * Joins the lines of one heading: sources give each printed line as a part of its own ("Menfaat ihlali tehlikesi ›
 * nedeniyle tanıklıktan çekinme"), and a reader would take the first for the name of a chapter.
 */

const mark = /^\(?(?:\p{L}{1,3}|\d{1,3}|[IVXLC]+)\s?[.)–-]/u
const continues = /^(?:\p{Ll}|(?:VE|VEYA|İLE|DAİR|HAKKINDA)\s)/u
/** "… Başarı Gösteremeyenler Hakkında › Yapılacak İşlem". */
const about = /(?:hakkında|üzerine)$/u
const done = /^(?:Yapılacak|Uygulanacak|Verilecek|Kanun Hükmünde)(?!\p{L})/u
/** Words and endings behind which a name goes on. */
const open =
  /(?:(?:^|\s)(?:ve|veya|veyahut|ile|ya da|için|ilişkin|dair|olan|üzerine|edilen|yapılan|alınan|göre|kadar|hakkındaki)|,|m[ae]y[ae]n|(?:s[ıiuü]|l[ae]r[ıi]|\p{L}{3})n[ıiuü]n)$/u

const lowerMark = /^\p{Ll}{1,3}\s?[.)–-]/u

const isOpen = (line: string, next: string): boolean =>
  open.test(line) || (about.test(line) && done.test(next))

const goesOn = (line: string, next: string): boolean =>
  continues.test(next) && !lowerMark.test(next)
    ? true
    : !mark.test(next) && !mark.test(line) && isOpen(line.toLocaleLowerCase('tr'), next)

/** The parts of a heading, the outermost first, each whole. */
export function wholeHeading(parts: readonly string[]): string[] {
  const whole: string[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (last !== undefined && goesOn(last, part)) whole[whole.length - 1] = `${last} ${part}`
    else whole.push(part)
  }
  return whole
}
