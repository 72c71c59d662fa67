/** A mail as text: who wrote what to whom, and which files came with it. */
import type { View } from '@mizan/platform/text-documents/view'
import { useFormat } from '@mizan/platform/ui'
import { useSizes } from '../../sizes.ts'
import { useText } from '../text.ts'
import { Lines } from './Lines.tsx'
import classes from './views.module.css'

type Shown = Extract<View, { shows: 'mail' }>

export function MailView({ view }: { view: Shown }) {
  const t = useText()
  const format = useFormat()
  const facts = [
    [t('mail.from'), view.from],
    [t('mail.to'), view.to.join(', ')],
    [t('mail.copies'), view.copies.join(', ')],
    [t('mail.sentAt'), view.sentAt ? format.moment(view.sentAt) : ''],
  ] as const
  return (
    <>
      <div className={classes.mailHead}>
        <h3 className={classes.subject}>{view.subject || t('mail.noSubject')}</h3>
        <dl className={classes.facts}>
          {facts.map(
            ([name, value]) =>
              value !== '' && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {view.attachments.length > 0 && <Attachments of={view} />}
      </div>
      <Lines lines={view.lines} label={view.subject || t('mail.noSubject')} />
    </>
  )
}

function Attachments({ of: { attachments } }: { of: Shown }) {
  const t = useText()
  const sizeOf = useSizes()
  return (
    <section className={classes.attachments}>
      <h4>{t('mail.attachments')}</h4>
      <ul>
        {attachments.map(({ name, bytes }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two attachments may be the same
          <li key={at}>{t('mail.attachment', { name: name || t('mail.nameless'), size: sizeOf(bytes) })}</li>
        ))}
      </ul>
      <p className={classes.quiet}>{t('mail.inside')}</p>
    </section>
  )
}
