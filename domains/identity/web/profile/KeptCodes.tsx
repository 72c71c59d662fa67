/** Recovery codes at the only moment at which they are shown: to copy, save or print them. */
import { Button, saveFile, useAccount, useCopy, useFormat, useUnsavedChanges } from '@mizan/platform/ui'
import { CheckField, FormActions } from '@mizan/platform/ui/forms'
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import classes from './recovery.module.css'
import { useText } from './text.ts'

interface Props {
  codes: readonly string[]
  onKept: () => void
}

export function KeptCodes({ codes, onKept }: Props) {
  const t = useText()
  const [kept, setKept] = useState(false)
  const [missing, setMissing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // They cannot be shown again.
  useUnsavedChanges(true)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes.sheet}>
      <h3 ref={heading} tabIndex={-1}>
        {t('recovery.title')}
      </h3>
      <p>{t('recovery.once')}</p>
      <ol className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Keeping codes={codes} />
      <div className={classes.confirm}>
        <CheckField
          label={t('recovery.kept')}
          name="kept"
          value={kept}
          onChange={(value) => {
            setKept(value)
            setMissing(false)
          }}
          error={missing ? t('recovery.keepFirst') : undefined}
        />
        <Button onClick={() => (kept ? onKept() : setMissing(true))}>{t('recovery.finish')}</Button>
      </div>
    </div>
  )
}

function Keeping({ codes }: { codes: readonly string[] }) {
  const t = useText()
  const format = useFormat()
  const { copied, copy } = useCopy()
  const { account } = useAccount()
  const head = [t('recovery.fileHead'), account?.email ?? '', format.moment(new Date().toISOString())]
  const text = `${[...head, '', ...codes].join('\r\n')}\r\n`
  return (
    <FormActions>
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => copy(codes.join('\n'))}
      >
        {copied ? t('recovery.copied') : t('recovery.copy')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() =>
          saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${t('recovery.file')}.txt`)
        }
      >
        {t('recovery.download')}
      </Button>
      <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => print()}>
        {t('recovery.print')}
      </Button>
    </FormActions>
  )
}
