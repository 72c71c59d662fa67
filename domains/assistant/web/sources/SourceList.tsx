/** The numbered sources of an answer, each with its quotes and a way to open them in their text. */
import { Button } from '@mizan/platform/ui'
import { Fragment } from 'react'
import { keyOf, type Place } from '../answer/places.ts'
import { useText } from '../text.ts'
import { nameOfPlace } from './place-name.ts'
import classes from './sources.module.css'

interface Props {
  places: readonly Place[]
  onOpen: (at: number) => void
}

export function SourceList({ places, onOpen }: Props) {
  const t = useText()
  const numbered = [...Map.groupBy(places, ({ no }) => no)]
  return (
    <ol className={classes.list}>
      {numbered.map(([no, own]) => {
        const source = own[0]?.source
        if (!source) return null
        return (
          <li key={no} className={classes.source}>
            <span className={classes.no} aria-hidden>
              {no}
            </span>
            <div>
              <h3 lang="tr">{source.title}</h3>
              <p className={classes.kind}>
                {t(`sources.kind.${source.kind}`)}
                {source.country && ` · ${t(`countryName.${source.country}`)}`}
                {source.isSummary && ` · ${t('sources.isSummary')}`}
              </p>
              {own.map((place) => (
                <Fragment key={keyOf(place.support)}>
                  <blockquote className={classes.quote} lang="tr">
                    {place.support.quote}
                  </blockquote>
                  <Button
                    variant="subtle"
                    px="xs"
                    className={classes.open}
                    aria-label={t('sources.openNamed', { title: nameOfPlace(t, place) })}
                    data-place={places.indexOf(place)}
                    onClick={() => onOpen(places.indexOf(place))}
                  >
                    {t('sources.open')}
                  </Button>
                </Fragment>
              ))}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
