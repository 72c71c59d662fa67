/** The actions for a result: copy, print, share as an address, save as a file, and the actions of later domains. */
import { Button, Slot, useCopy, useLanguage } from '@mizan/platform/ui'
import type { Sheet } from '../../rules/calculator.ts'
import { useText } from '../text.ts'
import { Downloads } from './Downloads.tsx'
import classes from './frame.module.css'
import { sheetText } from './sheet-text.ts'

interface Props {
  row: string
  input: unknown
  sheet: Sheet
  address: string
}

export function Tools({ row, input, sheet, address }: Props) {
  const t = useText()
  const language = useLanguage()
  const { copied, copy } = useCopy()
  const link = useCopy()
  return (
    <div className={classes.tools}>
      <Button variant="default" onClick={() => copy(sheetText(sheet, language))}>
        {copied ? t('tools.copied') : t('tools.copy')}
      </Button>
      <Button variant="default" onClick={() => link.copy(window.location.origin + address)}>
        {link.copied ? t('tools.linkCopied') : t('tools.link')}
      </Button>
      <Button variant="default" onClick={() => window.print()}>
        {t('tools.print')}
      </Button>
      <Downloads row={row} input={input} title={sheet.title} />
      <Slot name="calculators.result" result={{ row, address, input, sheet }} />
    </div>
  )
}
