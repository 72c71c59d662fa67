/** A button under selected text that copies it with its source. */
import { useCopy } from '@mizan/platform/ui'
import { IconCheck, IconQuote } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useText } from '../words.ts'
import classes from './quote.module.css'
import { type SelectedText, useSelection } from './use-selection.ts'

export type QuoteOf = (selected: SelectedText) => string

export function QuoteButton({
  surface,
  quoteOf,
}: {
  surface: RefObject<HTMLElement | null>
  quoteOf: QuoteOf
}) {
  const t = useText()
  const { copied, copy } = useCopy()
  const selected = useSelection(surface)
  const Icon = copied ? IconCheck : IconQuote
  return (
    <>
      <span className="visually-hidden" role="status">
        {copied && t('quote.copied')}
      </span>
      {selected && (
        <button
          type="button"
          className={classes.button}
          style={{ left: selected.left, top: selected.top }}
          // Pressing the button must not clear the selection.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => copy(quoteOf(selected))}
        >
          <Icon size={16} aria-hidden />
          {copied ? t('quote.copied') : t('quote.copy')}
        </button>
      )}
    </>
  )
}
