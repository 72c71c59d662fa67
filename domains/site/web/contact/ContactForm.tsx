import { hooksOf } from '@mizan/platform/ui'
import { AreaField, EmailField, FieldPair, TextField } from '@mizan/platform/ui/forms'
import type { siteRows } from '../../contract.ts'
import classes from './contact.module.css'
import { LetterForm } from './LetterForm.tsx'
import { useText } from './text.ts'

const { useSend } = hooksOf<typeof siteRows>()

type Facts = readonly (readonly [name: string, value: string])[]

interface Props {
  title: string
  lead: string
  /** Known data that are sent with the message. */
  facts?: Facts
  initial: { name: string; email: string; topic: string; message: string }
}

export function ContactForm({ title, lead, facts, initial }: Props) {
  const t = useText()
  const send = useSend('site.contactUs')
  return (
    <LetterForm
      title={title}
      lead={lead}
      above={facts && <KnownFacts facts={facts} />}
      initial={initial}
      onSend={(body) => send.mutateAsync({ body })}
    >
      {({ field }) => (
        <>
          <FieldPair>
            <TextField
              label={t('contact.name')}
              optional
              autoComplete="name"
              maxLength={127}
              {...field('name')}
            />
            <EmailField label={t('email')} optional autoComplete="email" {...field('email')} />
          </FieldPair>
          <TextField label={t('contact.topic')} optional maxLength={120} {...field('topic')} />
          <AreaField label={t('contact.message')} maxLength={4_000} rows={7} {...field('message')} />
        </>
      )}
    </LetterForm>
  )
}

const KnownFacts = ({ facts }: { facts: Facts }) => (
  <dl className={classes.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
