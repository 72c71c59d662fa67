/** Two people have written at once: both texts side by side, and neither is lost, whichever is chosen. */
import { Button, Dialog, useFormat } from '@mizan/platform/ui'
import { plainTextOf } from '../../rules/text.ts'
import type { DraftText } from '../../schemas.ts'
import { useText } from '../text.ts'
import type { Clash } from './autosave.ts'
import classes from './clash.module.css'

interface Props {
  clash: Clash
  mine: DraftText
  onTheirs: (text: DraftText, revision: number) => void
  onMine: () => void
}

export function ClashDialog({ clash, mine, onTheirs, onMine }: Props) {
  const t = useText()
  const { time } = useFormat()
  const name = clash.by.name || t('clash.somebody')
  const [theirs, own] = [plainTextOf(clash.text).split('\n'), plainTextOf(mine).split('\n')]
  return (
    <Dialog title={t('clash.title', { name })} mayClose={() => false} onClose={() => undefined}>
      <p>{t('clash.body')}</p>
      <div className={classes.columns}>
        <Column title={t('clash.theirs', { name, time: time(clash.at) })} lines={theirs} other={own} />
        <Column title={t('clash.mine')} lines={own} other={theirs} />
      </div>
      <div className={classes.footer}>
        <Button variant="default" onClick={() => onTheirs(clash.text, clash.revision)}>
          {t('clash.takeTheirs')}
        </Button>
        <Button onClick={onMine}>{t('clash.keepMine')}</Button>
      </div>
    </Dialog>
  )
}

interface ColumnProps {
  title: string
  lines: readonly string[]
  other: readonly string[]
}

/** Paragraphs that the other text lacks are marked. */
function Column({ title, lines, other }: ColumnProps) {
  const known = new Set(other)
  return (
    <div className={classes.column}>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section lang="tr" aria-label={title} tabIndex={0}>
        {lines.map((line, at) =>
          known.has(line) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no ids, and these never change
            <p key={at}>{line}</p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no ids, and these never change
            <p key={at}>
              <mark>{line}</mark>
            </p>
          ),
        )}
      </section>
    </div>
  )
}
