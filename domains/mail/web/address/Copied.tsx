/** A code or an address, and a button that copies it. */
import { Button, useCopy } from '@mizan/platform/ui'
import { useText } from '../text.ts'
import classes from './address.module.css'

export function Copied({ text }: { text: string }) {
  const t = useText()
  const { copied, copy } = useCopy()
  return (
    <p className={classes.line}>
      <code>{text}</code>
      <Button
        variant="default"
        px="sm"
        aria-label={copied ? t('case.copied') : t('case.copyCode', { code: text })}
        onClick={() => void copy(text)}
      >
        {copied ? t('case.copied') : t('case.copy')}
      </Button>
    </p>
  )
}
