/** Downloads a law, or one of its articles, as PDF under the name of its citation. */
import type { Client } from '@mizan/platform/contract/client'
import { notify, saveFile, useApi } from '@mizan/platform/ui'
import { useMutation } from '@tanstack/react-query'
import type { researchRows } from '../../../contract.ts'
import { fileNameOf } from '../../../rules/file-name.ts'
import { articleCitation, lawCitation } from '../../../rules/law-citation.ts'
import type { ArticleSummary, LawSummary } from '../../../schemas.ts'
import { useText } from '../words.ts'

export function useLawFile(law: LawSummary) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof researchRows>
  return useMutation({
    mutationFn: (article: ArticleSummary | undefined) =>
      client['laws.file']({
        params: { lawId: law.id },
        query: { type: 'pdf', ...(article && { article: article.id }) },
      }),
    onSuccess: (file, article) =>
      saveFile(file, fileNameOf(article ? articleCitation(law, article.articleNo) : lawCitation(law))),
    onError: () => notify('error', t('toolbar.pdfFailed')),
  })
}
