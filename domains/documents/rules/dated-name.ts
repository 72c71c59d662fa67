/** The day that stands in the name of a document, such as that of a contract: `2019-03-01 Kira sözleşmesi`. */
import { type CivilDate, dateOf } from '@mizan/platform/calendar'

const months = 'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık'.split(' ')

/** Not within a longer number, such as that of a file of the court. */
const forms: readonly RegExp[] = [
  /(?<!\d)(?<year>\d{4})[-._ ](?<month>\d{1,2})[-._ ](?<day>\d{1,2})(?!\d)/g,
  /(?<!\d)(?<day>\d{1,2})[-._/ ](?<month>\d{1,2})[-._/ ](?<year>\d{4})(?!\d)/g,
  /(?<!\d)(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?!\d)/g,
  new RegExp(`(?<!\\d)(?<day>\\d{1,2})[-._ ](?<named>${months.join('|')})[-._ ](?<year>\\d{4})(?!\\d)`, 'g'),
]

const [earliest, latest] = [1900, 2099]

/** The first one; undefined where there is none that a calendar has. */
export function dateInName(name: string): CivilDate | undefined {
  const text = name.normalize('NFC').toLocaleLowerCase('tr')
  const found = forms
    .flatMap((form) => [...text.matchAll(form)])
    .flatMap(({ index, groups = {} }) => ({ index, day: dayOf(groups) }))
    .filter(({ day }) => day !== undefined)
  return found.toSorted((one, other) => one.index - other.index)[0]?.day
}

function dayOf({ year, month, named, day }: Record<string, string>): CivilDate | undefined {
  const ofMonth = named === undefined ? Number(month) : months.indexOf(named) + 1
  const isUsual = Number(year) >= earliest && Number(year) <= latest
  return isUsual ? dateOf(Number(year), ofMonth, Number(day)) : undefined
}
