/** A text document on paper: paragraphs, tables and images, with the formats that its author chose. */
import type { View, ViewBlock, ViewParagraph, ViewRun, ViewTable } from '@mizan/platform/text-documents/view'
import type { CSSProperties } from 'react'
import { useText } from '../text.ts'
import classes from './views.module.css'

type Shown = Extract<View, { shows: 'document' }>

/** Blocks have no ids; they never change either. */
const numbered = <T,>(items: readonly T[]): readonly [number, T][] => items.map((item, at) => [at, item])

export function DocumentView({ view: { header, blocks, footer } }: { view: Shown }) {
  const t = useText()
  const isEmpty = [...header, ...blocks, ...footer].every(
    (block) => block.kind !== 'table' && (block.kind !== 'paragraph' || block.runs.length === 0),
  )
  if (isEmpty) return <p className={classes.quiet}>{t('empty')}</p>
  return (
    <article className={classes.sheetOfPaper}>
      <div className={classes.written}>
        <Blocks blocks={header} />
        <Blocks blocks={blocks} />
        <Blocks blocks={footer} />
      </div>
    </article>
  )
}

function Blocks({ blocks }: { blocks: readonly ViewBlock[] }) {
  return numbered(blocks).map(([at, block]) => {
    if (block.kind === 'paragraph') return <Paragraph key={at} paragraph={block} />
    if (block.kind === 'table') return <Table key={at} table={block} />
    return <hr key={at} className={classes.pageBreak} />
  })
}

/** Points become a part of the size of letters, so that a narrow screen shows the same shape. */
const em = (points: number): string => `${Math.max(-6, Math.min(18, points / 12))}em`

function Paragraph({ paragraph }: { paragraph: ViewParagraph }) {
  const { alignment, left, right, first, above, below, spacing, label, runs, isRightToLeft } = paragraph
  const style: CSSProperties = {
    textAlign: alignment,
    textIndent: label === undefined ? em(first) : undefined,
    margin: `${em(above)} ${em(Math.max(0, right))} ${em(below)} ${em(Math.max(0, left))}`,
    lineHeight: Math.max(1, Math.min(3, spacing)) * 1.4,
  }
  return (
    <p className={classes.paragraph} style={style} dir={isRightToLeft && 'rtl'}>
      {label !== undefined && <span className={classes.label}>{label} </span>}
      {runs.length === 0 && <br />}
      {numbered(runs).map(([at, run]) => (
        <Run key={at} run={run} />
      ))}
    </p>
  )
}

function Run({ run }: { run: ViewRun }) {
  const t = useText()
  if (run.kind === 'break') return <br />
  if (run.kind === 'tab') return <span className={classes.tab}>{'\t'}</span>
  if (run.kind === 'text') return <span style={styleOf(run.style)}>{run.text}</span>
  if (run.source === null) return <span className={classes.quiet}>{t('imageLost')}</span>
  return (
    <img className={classes.inline} src={run.source} alt={t('image')} style={{ width: em(run.width * 2) }} />
  )
}

type Style = Extract<ViewRun, { kind: 'text' }>['style']

const colour = (value: string | undefined) => (value && /^#[\da-f]{6}$/i.test(value) ? value : undefined)

const styleOf = (style: Style): CSSProperties => ({
  fontWeight: style.bold && 700,
  fontStyle: style.italic && 'italic',
  textDecoration:
    [style.underline && 'underline', style.strike && 'line-through'].filter(Boolean).join(' ') || undefined,
  verticalAlign: style.vertical,
  fontSize: style.vertical
    ? '0.75em'
    : style.size === 12
      ? undefined
      : em(Math.max(6, Math.min(48, style.size))),
  color: colour(style.colour),
  backgroundColor: colour(style.background),
})

function Table({ table: { border, columns, rows } }: { table: ViewTable }) {
  return (
    <div className={classes.tableFrame}>
      <table className={classes.table} data-border={border}>
        <colgroup>
          {numbered(columns).map(([at, width]) => (
            <col key={at} style={{ width: `${width}%` }} />
          ))}
        </colgroup>
        <tbody>
          {numbered(rows).map(([at, { cells }]) => (
            <tr key={at}>
              {numbered(cells).map(([cell, { span, isContinued, fill, paragraphs }]) => (
                <td
                  key={cell}
                  colSpan={span}
                  data-continued={isContinued || undefined}
                  style={{ backgroundColor: colour(fill) }}
                >
                  {numbered(paragraphs).map(([line, paragraph]) => (
                    <Paragraph key={line} paragraph={paragraph} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
