/** The behaviour that every adapter of a port must have; each adapter's test runs it against its own test double. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type MailSender, type SmsSender, UndeliverableError } from '../senders.ts'

/** A message that arrived at the double; `subject` only for mail. */
export interface ReceivedMessage {
  to: string
  subject?: string
  text: string
}

export interface ExaminedSender<Sender> {
  sender: Sender
  arrived: () => Promise<ReceivedMessage[]>
  close: () => Promise<void>
}

const letters = 'Doğrulama kodunuz: 048213 — ışık, çığ, ÖĞÜT, İstanbul'

export function examineMailSender(name: string, open: () => Promise<ExaminedSender<MailSender>>): void {
  const examined = withOpen(open)
  const mail = { id: '1.a', to: 'ayse@ornek.test', subject: 'Doğrulama kodu', text: letters }

  test(
    `${name} delivers a mail with Turkish letters to its one recipient`,
    examined(async ({ sender, arrived }) => {
      await sender.send(mail)
      assert.deepEqual(await arrived(), [{ to: mail.to, subject: mail.subject, text: letters }])
    }),
  )
  test(
    `${name} delivers several mails at once, each to its own recipient`,
    examined(async ({ sender, arrived }) => {
      const numbers = Array.from({ length: 8 }, (_, number) => number)
      await Promise.all(
        numbers.map((number) => sender.send({ ...mail, id: `${number}.a`, to: `kisi${number}@ornek.test` })),
      )
      const recipients = (await arrived()).map(({ to }) => to).sort()
      assert.deepEqual(
        recipients,
        numbers.map((number) => `kisi${number}@ornek.test`),
      )
    }),
  )
  test(
    `${name} refuses a list, a name or a line break as an address`,
    examined(async ({ sender, arrived }) => {
      const wrong = [
        'a@ornek.test,b@ornek.test',
        'Ayse <a@ornek.test>',
        'a@ornek.test\r\nBcc: b@ornek.test',
        'a b@ornek.test',
        'a@ornek.test@baska.test',
        '"a"@ornek.test',
        'ornek.test',
        '',
      ]
      for (const to of wrong) await assert.rejects(sender.send({ ...mail, to }), UndeliverableError, to)
      assert.deepEqual(await arrived(), [])
    }),
  )
}

export function examineSmsSender(name: string, open: () => Promise<ExaminedSender<SmsSender>>): void {
  const examined = withOpen(open)

  test(
    `${name} delivers a text with Turkish letters to its number`,
    examined(async ({ sender, arrived }) => {
      await sender.send({ to: '+905550000001', text: 'Kodunuz 048213, süresi 10 dakika: ığşç İĞŞÇ' })
      assert.deepEqual(await arrived(), [
        { to: '+905550000001', text: 'Kodunuz 048213, süresi 10 dakika: ığşç İĞŞÇ' },
      ])
    }),
  )
  test(
    `${name} sends nothing to an invalid telephone number`,
    examined(async ({ sender, arrived }) => {
      for (const to of ['', '0555', '+90 555', 'ayse@ornek.test', '+905550000001,+905550000002'])
        await assert.rejects(sender.send({ to, text: 'Kod' }), UndeliverableError, to)
      assert.deepEqual(await arrived(), [])
    }),
  )
}

function withOpen<Sender>(open: () => Promise<ExaminedSender<Sender>>) {
  return (work: (examined: ExaminedSender<Sender>) => Promise<void>) => async () => {
    const examined = await open()
    await work(examined).finally(examined.close)
  }
}
