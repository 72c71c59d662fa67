/** Plain text as it is, in lines that are broken at the edge of the paper. */
import { useText } from '../text.ts'
import classes from './views.module.css'

export function Lines({ lines, label }: { lines: readonly string[]; label: string }) {
  const t = useText()
  if (lines.every((line) => line.trim() === '')) return <p className={classes.quiet}>{t('empty')}</p>
  return (
    <section className={classes.sheetOfPaper} aria-label={label}>
      <pre className={classes.lines}>{lines.join('\n')}</pre>
    </section>
  )
}
