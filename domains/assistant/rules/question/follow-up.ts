/** Makes a follow-up understandable by itself: it takes the words that it lacks from the questions before it. */
import type { AskedCountry } from '../../schemas.ts'
import { tellingWords } from './telling-words.ts'

export interface SelfContained {
  text: string
  country: AskedCountry
  isFollowUp: boolean
}

const opener =
  /^(?:peki|ya|o zaman|o halde|o hâlde|ayrıca|bir de|ve|yani|tamam|anladım|eee?)(?![\p{L}])[\s,]*/iu
const pointing =
  /(?<!\p{L})(?:bu|bunun|buna|bunu|bunda|bundan|bunlar\p{L}*|o|onun|ona|onu|onda|ondan|onlar\p{L}*|orada|burada|böyle|öyle|aynı|söz konusu|bahsettiğin\p{L}*|yukarıdaki)(?!\p{L})/iu
const pointingWords = new RegExp(pointing.source, 'giu')
/** A question with so few words of its own that opens like a follow-up cannot be understood alone. */
const FEW = 3
const MOST_TAKEN = 12
/**
 * "hangi mahkeme bakar", "süresi ne kadar": asks for the court or the time of the former subject, and names no
 * subject itself.
 */
const ofWhatWasSaid =
  /^(?:mahkeme(?:si|de|nin)?|bak(?:ar|acak|mal[ıi])|görevli|gorevli|yetkili|süre(?:si|nin)?|sure(?:si)?|zamanaşımı|zamanasimi|aç(?:ılır|malıyım|abilirim)|acilir)$/iu

const cyprus = /(?<!\p{L})(?:kktc|kuzey kıbrıs|kıbrıs)(?:['’]?\p{L}*)/giu
const turkey = /(?<!\p{L})türkiye(?:['’]?\p{L}*)/giu

/** "KKTC'de" in a message asks for that country, whichever was chosen before. */
export function countryOf(text: string, asked: AskedCountry): AskedCountry {
  const names = [cyprus, turkey].map((pattern) => text.search(pattern) >= 0)
  if (names[0] && names[1]) return 'both'
  if (names[0]) return asked === 'both' ? 'both' : 'kktc'
  return names[1] && asked === 'kktc' ? 'turkey' : asked
}

const withoutCountry = (text: string) => text.replace(cyprus, ' ').replace(turkey, ' ')

export function selfContained(
  message: string,
  earlier: readonly string[],
  asked: AskedCountry,
): SelfContained {
  const country = countryOf(message, asked)
  const before = earlier.at(-1)
  const own = message.replace(opener, '').trim()
  const isOpened = own.length < message.trim().length
  const words = tellingWords(withoutCountry(own))
  const leans =
    isOpened || pointing.test(own) || words.length < 2 || words.every((word) => ofWhatWasSaid.test(word))
  if (!before || !leans || words.length > FEW + (isOpened || pointing.test(own) ? 3 : 0))
    return { text: message, country, isFollowUp: false }
  // The one before may itself have been a follow-up.
  const previous = selfContained(before, earlier.slice(0, -1), asked)
  const said = new Set(words.map((word) => word.toLocaleLowerCase('tr')))
  const taken = tellingWords(withoutCountry(previous.text))
    .filter((word) => !said.has(word.toLocaleLowerCase('tr')))
    .slice(0, MOST_TAKEN)
  // "ya KKTC'de?" asks the same of another country.
  const rest = withoutCountry(own).replace(pointingWords, ' ').replace(/\s+/g, ' ').trim()
  const text = words.length === 0 ? withoutCountry(previous.text).trim() : `${taken.join(' ')} ${rest}`
  return { text, country, isFollowUp: true }
}
