/** The page for reading a law. */
import { useTitle } from '@mizan/platform/ui'
import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { properTitle } from '../../../rules/law-titles.ts'
import type { LawContent, SearchCountry } from '../../../schemas.ts'
import { lawInput, useCall } from '../../data.ts'
import { noteLawRead } from '../../laws-read.ts'
import { lawLink, lawNumberOf } from '../../targets.ts'
import { ReaderMissing } from '../ReaderMissing.tsx'
import { ReaderSkeleton } from '../ReaderSkeleton.tsx'
import { LawReader } from './LawReader.tsx'

interface Props {
  country: SearchCountry
  lawId: string
  /** The query; its words are marked in the text. */
  q: string | undefined
  /** Id of the article to go to. */
  article: string | undefined
}

function Titled({
  content,
  searched,
  article,
}: {
  content: LawContent
  searched: boolean
  article?: string
}) {
  useEffect(() => noteLawRead(content.law), [content.law])
  useTitle(`${content.law.lawNumber} ${properTitle(content.law.title)}`)
  return <LawReader content={content} searched={searched} chunkId={article} />
}

/** An address that names the number of a law leads to the law. */
function LawOfNumber({ country, lawNumber }: { country: SearchCountry; lawNumber: string }) {
  const input = { params: { lawNumber }, query: { searchCountry: country } }
  const { data, error, refetch } = useCall('laws.byNumber', input)
  if (data) return <Navigate {...lawLink(country, data.law.id)} hash replace />
  if (error) return <ReaderMissing kind="law" country={country} error={error} onRetry={refetch} />
  return <ReaderSkeleton beside={false} />
}

export function LawPage(props: Props) {
  const lawNumber = lawNumberOf(props.lawId)
  if (lawNumber !== undefined) return <LawOfNumber country={props.country} lawNumber={lawNumber} />
  return <LawOfId {...props} />
}

function LawOfId({ country, lawId, q, article }: Props) {
  const { data, error, refetch } = useCall('laws.content', lawInput(lawId, q))
  if (data && data.law.country !== country)
    return <Navigate {...lawLink(data.law.country, lawId, { q, article })} hash replace />
  if (data) return <Titled key={data.law.id} content={data} searched={Boolean(q)} article={article} />
  if (error) return <ReaderMissing kind="law" country={country} error={error} onRetry={refetch} />
  return <ReaderSkeleton beside={false} />
}
