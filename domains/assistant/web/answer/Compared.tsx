/** Turkey and the KKTC side by side, each cell with its source or without one; below each other on a phone. */
import { useMedia } from '@mizan/platform/ui'
import type { Comparison } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './compared.module.css'
import { type NoteBook, Notes } from './Notes.tsx'

const countries = ['turkey', 'kktc'] as const

interface Props {
  comparison: Comparison
  book: NoteBook
}

export function Compared({ comparison, book }: Props) {
  const t = useText()
  const isNarrow = useMedia('(max-width: 47.99em)')
  return (
    <section className={classes.compared}>
      <h3>{t('compare.title')}</h3>
      {isNarrow ? (
        comparison.map((row) => <Stacked key={row.topic} row={row} book={book} />)
      ) : (
        <Table comparison={comparison} book={book} />
      )}
    </section>
  )
}

function Table({ comparison, book }: Props) {
  const t = useText()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('compare.topic')}</th>
          {countries.map((country) => (
            <th key={country} scope="col">
              {t(`countryName.${country}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.map((row) => (
          <tr key={row.topic}>
            <th scope="row">{t(`compare.topics.${row.topic}`)}</th>
            {countries.map((country) => (
              <td key={country}>
                <Cell cell={row[country]} book={book} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Stacked({ row, book }: { row: Comparison[number]; book: NoteBook }) {
  const t = useText()
  return (
    <div className={classes.stacked}>
      <h4>{t(`compare.topics.${row.topic}`)}</h4>
      <dl>
        {countries.map((country) => (
          <div key={country}>
            <dt>{t(`countryName.${country}`)}</dt>
            <dd>
              <Cell cell={row[country]} book={book} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Cell({ cell, book }: { cell: Comparison[number]['turkey']; book: NoteBook }) {
  const t = useText()
  if (!cell) return <span className={classes.none}>{t('compare.none')}</span>
  return (
    <>
      <span lang="tr">{cell.text}</span>
      <Notes supports={cell.supports} book={book} />
    </>
  )
}
