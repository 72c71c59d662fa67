import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertMessage } from './message.ts'
import { quoted } from './quote.ts'

test('text that looks like a web address does not become a link', () => {
  const links: [string, string][] = [
    ['kazandiniz-odul.com', 'kazandiniz-odul. com'],
    ['Ödülünüz: odul.kazan.com.tr/al', 'Ödülünüz: odul. kazan. com. tr/al'],
    ['https://kotu.test:8080/giriş?a=b', 'https: kotu. test:8080/giriş?a=b'],
    ['WWW.Kotu.Test', 'WWW. Kotu. Test'],
    ['ödül@kotu.test', 'ödül@kotu. test'],
    ['xn--dl-xka.xn--p1ai', 'xn--dl-xka. xn--p1ai'],
    ['ödül．com ve kotu。com', 'ödül. com ve kotu. com'],
    ['185.12.3.4/al', '185. 12. 3. 4/al'],
    ['t.\u200bco, k\u2060otu.co', 't. co, kotu. co'],
  ]
  for (const [written, shown] of links) assert.equal(quoted(written), shown)
})

test('no encoded word is left for the reader of a subject to decode', () => {
  for (const word of ['=?utf-8?Q?Mizan_g=C3=BCvenlik?=', '=?UTF-8?B?T2TDvGw=?=', '=\u200b?utf-8?Q?a?='])
    assert.doesNotMatch(quoted(`Büro ${word}`), /=\?|\?=/)
})

test('a line break does not start a new line', () => {
  assert.equal(quoted(' Büro\r\nBcc: herkes\u2028\tson '), 'Büro Bcc: herkes son')
})

test('names of people and offices are unchanged', () => {
  for (const name of [
    'Yılmaz & Ortakları Avukatlık Bürosu',
    'Örnek Danışmanlık A.Ş.',
    'Demir Ltd. Şti.',
    'Av. Ayşe Yılmaz-Öztürk',
    "O'Connor (3.5 yıl)",
    '1. Hukuk Bürosu',
  ])
    assert.equal(quoted(name), name)
})

test('a subject with an encoded word is refused, even if the caller forgot to quote', () => {
  const mail = { channel: 'email', to: 'a@ornek.test', text: 'Metin' } as const
  assert.throws(() => assertMessage({ ...mail, subject: 'Davet: =?utf-8?Q?=C3=96?=' }), /encoded word/)
  assertMessage({ ...mail, subject: `Davet: ${quoted('=?utf-8?Q?=C3=96?=')}` })
})
