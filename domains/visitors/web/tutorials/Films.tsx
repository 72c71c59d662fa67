/** The films of the product, with captions, chapters and transcripts. */
import { hooksOf, useLanguage } from '@mizan/platform/ui'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { visitorRows } from '../../contract.ts'
import { clock } from '../../rules/films.ts'
import type { Film } from '../../schemas/films.ts'
import { useText } from '../text.ts'
import classes from './tutorials.module.css'

const { useCall } = hooksOf<typeof visitorRows>()

export function Films() {
  const t = useText()
  const films = useCall('films.list', {}).data?.films ?? []
  if (films.length === 0) return null
  return (
    <section aria-label={t('tutorials.films')}>
      <h2>{t('tutorials.films')}</h2>
      <div className={classes.films}>
        {films.map((film) => (
          <OneFilm key={film.name} film={film} />
        ))}
      </div>
    </section>
  )
}

function OneFilm({ film: { name, title, seconds, steps } }: { film: Film }) {
  const t = useText()
  const language = useLanguage()
  const player = useRef<HTMLVideoElement>(null)
  const place = useBroughtInto(name)
  const file = (kind: string, of = language) => `/films/${name}.${of}.${kind}`
  const other = language === 'tr' ? 'en' : 'tr'
  const seek = (at: number) => {
    if (!player.current) return
    player.current.currentTime = at
    void player.current.play()
  }
  return (
    <article ref={place} id={name} className={classes.film}>
      <h3>{title}</h3>
      <video ref={player} controls preload="none" playsInline poster={file('jpg')} aria-label={title}>
        <source src={file('webm')} type="video/webm" />
        <track
          kind="captions"
          srcLang={language}
          label={t(`tutorials.captions.${language}`)}
          src={file('vtt')}
          default
        />
        <track
          kind="captions"
          srcLang={other}
          label={t(`tutorials.captions.${other}`)}
          src={file('vtt', other)}
        />
        <track kind="chapters" srcLang={language} src={file('vtt')} />
      </video>
      <details>
        <summary>
          {t('tutorials.transcript')} · {clock(seconds)}
        </summary>
        <ol>
          {steps.map(({ at, says }) => (
            <li key={at}>
              <button type="button" onClick={() => seek(at)}>
                {clock(at)}
              </button>{' '}
              {says}
            </li>
          ))}
        </ol>
      </details>
    </article>
  )
}

/** The help of a screen leads to its film, which is drawn only after the address was opened. */
function useBroughtInto(name: string) {
  const place = useRef<HTMLElement>(null)
  const isMeant = useRouterState({ select: ({ location }) => location.hash === name })
  useEffect(() => {
    if (isMeant) place.current?.scrollIntoView({ block: 'start' })
  }, [isMeant])
  return place
}
