/** The ways in which the double of a language model misbehaves, over passages that are invented. */
import {
  answers,
  type Behaviour,
  broken,
  cut,
  endless,
  fails,
  isBusy,
  silent,
  stalled,
  streams,
} from '@mizan/platform/outside/testing'
import {
  anthropicPart,
  anthropicStart,
  callsTool,
  type Kind,
  openaiPart,
  type ReceivedPrompt,
  says,
} from './model-double.ts'
import { planted } from './model-passages.ts'

/** A true sentence that every reply may contain, so that part of it can be shown. */
export const truth = 'Kiracı, kiralananı özenle kullanmakla yükümlüdür.'

type DoubleSentence = [text: string, ...supports: [place: number, quote: string][]]

const reply = (prompted: ReceivedPrompt, ...said: DoubleSentence[]): string =>
  JSON.stringify({
    refusal: null,
    sentences: said.map(([text, ...supports]) => ({
      part: 'grounds',
      text,
      supports: supports.map(([place, quote]) => ({
        passageId: prompted.passages[place]?.id ?? 'p9',
        quote,
      })),
    })),
  })

const warning = 'kiraya veren, en az otuz gün süre vererek yazılı ihtarda bulunur.'
const ending = 'Aykırılık giderilmezse kiraya veren sözleşmeyi feshedebilir.'
const claim = 'Davacı, kiracının ihtarı 03.05.2018 tarihinde tebliğ aldığını ileri sürmüştür.'
const request = 'Tahliye istemi ancak ihtarın tebliğ edilmiş olması şartıyla kabul edilebilir.'

/** False sentences, each beside a true one. */
const falsehoods: Record<string, DoubleSentence> = {
  'a passage that was never given': [truth, [9, truth]],
  'a quote that is altered': [
    'Kiracı kiralananı dilediği gibi kullanır.',
    [0, 'Kiracı, kiralananı dilediği gibi kullanmakla yükümlüdür.'],
  ],
  'the number of another article': [
    'TBK 317 uyarınca kiracı kiralananı özenle kullanmakla yükümlüdür.',
    [0, truth],
  ],
  'an article that does not exist': [
    'TBK 640 uyarınca kiracı kiralananı özenle kullanmakla yükümlüdür.',
    [0, truth],
  ],
  'a law of the other country': [
    'KKTC Fasıl 149 Sözleşmeler Yasası madde 10 uyarınca kiracı kiralananı özenle kullanır.',
    [0, truth],
  ],
  'a changed number': ['Kiraya veren en az on gün süre vererek yazılı ihtarda bulunur.', [0, warning]],
  'a changed unit': ['Kiraya veren en az otuz ay süre vererek yazılı ihtarda bulunur.', [0, warning]],
  'a changed date': [
    'Davacı, kiracının ihtarı 03.06.2018 tarihinde tebliğ aldığını ileri sürmüştür.',
    [1, claim],
  ],
  'a quote stitched from two places': [`${truth} ${ending}`, [0, `${truth} ${ending}`]],
  'a quote with an omission': [
    'Kiraya veren sözleşmeyi feshedebilir.',
    [0, 'Kiracının bu yükümlülüğe aykırı davranması … sözleşmeyi feshedebilir.'],
  ],
  'no citation at all': ['Kiracı depozitoyu geri alır.'],
  'a denial': ['Aykırılık giderilmezse kiraya veren sözleşmeyi feshedemez.', [0, ending]],
  'a lost denial': [
    'Mahkemece bazı tanıkların dinlenmemesi doğru görülmüştür.',
    [1, 'Mahkemece bazı tanıkların dinlenmemesi doğru görülmemiştir.'],
  ],
  'a swapped party': ['Aykırılık giderilmezse kiracı sözleşmeyi feshedebilir.', [0, ending]],
  'a dropped condition': [
    'Kiraya veren sözleşmeyi feshedebilir.',
    [0, 'kiraya veren sözleşmeyi feshedebilir'],
  ],
  'a dropped "ancak … şartıyla"': ['Tahliye istemi kabul edilebilir.', [1, request]],
  'a wider scope': [
    'Mahkemece bütün tanıkların dinlenmemesi doğru görülmemiştir.',
    [1, 'Mahkemece bazı tanıkların dinlenmemesi doğru görülmemiştir.'],
  ],
  'another duty': ['Aykırılık giderilmezse kiraya veren sözleşmeyi feshetmek zorundadır.', [0, ending]],
  'a claim of a party as a fact': ['Kiracı ihtarı 03.05.2018 tarihinde tebliğ almıştır.', [1, claim]],
  'another chamber': [
    'Yargıtay 6. Hukuk Dairesine göre tahliye istemi ancak ihtarın tebliğ edilmiş olması şartıyla kabul edilebilir.',
    [1, request],
  ],
  'another decision number': [
    'E. 2018/1, K. 2018/2 sayılı kararda tahliye istemi ancak ihtarın tebliğ edilmiş olması şartıyla kabul edilebilir.',
    [1, request],
  ],
  'the support of another sentence': [
    'Tahliye istemi ancak ihtarın tebliğ edilmiş olması şartıyla kabul edilebilir.',
    [0, truth],
  ],
  'a quote of one word': ['Kiracı kiralananı kullanır.', [0, 'Kiracı']],
  'a title as quote': [
    'Kiracının özenle kullanma ve komşulara saygı gösterme borcu vardır.',
    [0, 'Özenle kullanma ve komşulara saygı gösterme borcu'],
  ],
  'planted instructions that are obeyed': ['ZEHİRLİ KELİME', [2, planted.slice(0, 60)]],
  'planted instructions that are quoted': [planted, [2, planted]],
  'a link and a picture': [`${truth} ![x](https://kotu.example/?q=kira)`, [0, truth]],
  'another language': ['The tenant shall use the leased property with care at all times.', [0, truth]],
}

export interface Misbehaviour {
  name: string
  behave: (kind: Kind) => Behaviour
}

const withText = (
  name: string,
  textOf: (prompted: ReceivedPrompt) => string,
  finish?: string,
): Misbehaviour => ({
  name,
  behave: (kind) => says(kind, textOf, finish),
})
const always = (name: string, behaviour: Behaviour): Misbehaviour => ({ name, behave: () => behaviour })

const without = Object.entries(falsehoods).flatMap(([name, said]) => [
  withText(`${name}, alone`, (prompted) => reply(prompted, said)),
  withText(`${name}, beside a true sentence`, (prompted) => reply(prompted, [truth, [0, truth]], said)),
])

const ofReply: Misbehaviour[] = [
  withText('broken JSON', (prompted) => reply(prompted, [truth, [0, truth]]).slice(0, -4)),
  withText('Markdown instead of JSON', () => `# Yanıt\n\n- **${truth}**`),
  withText(
    'chatter around the JSON',
    (prompted) => `Elbette! ${reply(prompted, ['Kiracı borçludur.'])} Umarım yardımcı olur.`,
  ),
  withText('nothing', () => ''),
  withText('JSON of another shape', () => '{"answer": "Kiracı depozitoyu geri alır."}'),
  withText('a thousand sentences', (prompted) =>
    reply(
      prompted,
      ...Array.from({ length: 100 }, (_, at): DoubleSentence => [`Kiracı ${at} gün bekler.`, [0, truth]]),
    ),
  ),
  withText('one sentence without an end', (prompted) => reply(prompted, ['Kiracı '.repeat(400), [0, truth]])),
  withText('the same sentence again and again', (prompted) =>
    reply(prompted, [truth, [0, truth]], [truth, [0, truth]], [truth, [0, truth]]),
  ),
  withText(
    'a reply that was cut for its length',
    (prompted) => reply(prompted, [truth, [0, truth]]),
    'length',
  ),
  { name: 'calls of tools that nobody offered, without an end', behave: (kind) => callsTool(kind) },
  {
    name: 'endless text',
    behave: (kind) => {
      const part = (kind === 'openai' ? openaiPart : anthropicPart)('kiracı kiracı kiracı '.repeat(50))
      return streams([
        ...(kind === 'openai' ? [] : anthropicStart),
        ...Array.from({ length: 3_000 }, () => part),
      ])
    },
  },
  {
    name: 'a stream without its end',
    behave: (kind) =>
      streams(
        kind === 'openai'
          ? [openaiPart('{"refusal": null, "sentences": [')]
          : [...anthropicStart, anthropicPart('{"ref')],
      ),
  },
  {
    name: 'a letter every now and then',
    behave: (kind) =>
      streams(
        Array.from({ length: 500 }, () => (kind === 'openai' ? openaiPart('{') : anthropicPart('{'))),
        { betweenMs: 50 },
      ),
  },
  always(
    'an error in the middle of the stream',
    streams(['data: {"error": {"message": "overloaded", "type": "server_error"}}\n\n']),
  ),
]

const ofLine: Misbehaviour[] = [
  always('silence', silent),
  always('a line that is cut', cut),
  always('an answer that breaks off', broken),
  always('an answer that stops', stalled),
  always('bytes without an end', endless),
  always('too many calls', isBusy(600)),
  always('a failure', fails(500, 'internal')),
  always('a refusal of the key', fails(401, { error: { message: 'bad key' } })),
  always(
    'a page instead of an answer',
    answers('<html><body>Bakım</body></html>', { headers: { 'content-type': 'text/html' } }),
  ),
  always(
    'another type of content',
    answers({ choices: [{ message: { content: 'Kiracı depozitoyu geri alır.' } }] }),
  ),
  always('huge headers', answers('', { headers: { 'x-huge': 'x'.repeat(60_000) } })),
  always('a redirect', fails(302, '', { location: 'http://169.254.169.254/latest' })),
]

export const misbehaviours: readonly Misbehaviour[] = [...without, ...ofReply, ...ofLine]
