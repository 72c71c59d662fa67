/** A token at the only moment at which it is shown, with the values that an assistant needs. */
import { Button, useCopy, useUnsavedChanges } from '@mizan/platform/ui'
import { FormActions, TextField } from '@mizan/platform/ui/forms'
import { IconCopy } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { NewToken } from '../../token-schemas.ts'
import sheet from './recovery.module.css'
import { useText } from './text.ts'
import classes from './tokens.module.css'

interface Props {
  made: NewToken
  onKept: () => void
}

/** The example has the form that most assistants read. */
const exampleOf = (url: string, token: string) =>
  JSON.stringify(
    { mcpServers: { mizan: { type: 'http', url, headers: { Authorization: `Bearer ${token}` } } } },
    null,
    2,
  )

export function KeptToken({ made, onKept }: Props) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  // It cannot be shown again.
  useUnsavedChanges(true)
  useEffect(() => heading.current?.focus(), [])
  const address = `${window.location.origin}/api/mcp`
  const example = exampleOf(address, made.token)
  return (
    <section className={sheet.sheet} aria-label={t('tokens.made', { name: made.name })}>
      <h3 ref={heading} tabIndex={-1}>
        {t('tokens.made', { name: made.name })}
      </h3>
      <p>{t('tokens.once')}</p>
      <div className={classes.shown}>
        <Shown name="token" label={t('tokens.token')} value={made.token} />
        <Shown name="address" label={t('tokens.address')} value={address} />
        <div>
          <h4>{t('tokens.example')}</h4>
          <p className={classes.hint}>{t('tokens.exampleHint')}</p>
          <pre className={classes.example}>{example}</pre>
          <Copy label={t('tokens.copyExample')} text={example} />
        </div>
      </div>
      <FormActions>
        <Button onClick={onKept}>{t('tokens.finish')}</Button>
      </FormActions>
    </section>
  )
}

function Shown({ name, label, value }: { name: string; label: string; value: string }) {
  const t = useText()
  return (
    <div className={classes.line}>
      <TextField
        name={name}
        label={label}
        readOnly
        value={value}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      <Copy label={t('tokens.copy', { what: label })} text={value} />
    </div>
  )
}

function Copy({ label, text }: { label: string; text: string }) {
  const t = useText()
  const { copied, copy } = useCopy()
  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={18} aria-hidden />}
      aria-label={copied ? undefined : label}
      onClick={() => void copy(text)}
    >
      {copied ? t('recovery.copied') : t('recovery.copy')}
    </Button>
  )
}
