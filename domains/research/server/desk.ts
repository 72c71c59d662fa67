/** Which row of the contract is answered by which query or action. */
import { type Desk, desk } from '@mizan/platform/http'
import { researchRows } from '../contract.ts'
import { giveFeedback } from './actions/feedback-give.ts'
import type { ResearchParts } from './call.ts'
import { addFavorite } from './kept/favorites/actions/add.ts'
import { addFolder } from './kept/favorites/actions/add-folder.ts'
import { removeFavorite } from './kept/favorites/actions/delete.ts'
import { removeFolder } from './kept/favorites/actions/delete-folder.ts'
import { renameFolder } from './kept/favorites/actions/rename-folder.ts'
import { changeFavorite } from './kept/favorites/actions/update.ts'
import { listFavorites, markFavorites, readFolders } from './kept/favorites/queries.ts'
import { clearHistory } from './kept/history/actions/clear.ts'
import { removeSearch } from './kept/history/actions/delete.ts'
import { noteSearch } from './kept/history/actions/note.ts'
import { setHistory } from './kept/history/actions/switch.ts'
import { listHistory } from './kept/history/queries.ts'
import { decisionsByNumbers, decisionsCiting, decisionsCitingArticle } from './queries/cited-by.ts'
import { decisionAsPdf } from './queries/decision-pdf.ts'
import { decisionsAsFile, lawAsFile } from './queries/files.ts'
import { readOptions } from './queries/options.ts'
import { readDecision, readDecisionChunk } from './queries/read-decision.ts'
import { readArticle, readLaw, readLawByNumber } from './queries/read-law.ts'
import { countDecisions, searchDecisions, similarTo } from './queries/search-decisions.ts'
import { searchLaws } from './queries/search-laws.ts'
import { suggest } from './queries/suggest.ts'
import { verifyCitation } from './queries/verify-citation.ts'
import { generateSearch } from './strings/generate.ts'

export function researchDesk(parts: ResearchParts): Desk {
  return desk(
    researchRows,
    {
      'decisions.basicSearch': (call, { body }) => searchDecisions(call, { ...body, filters: {} }),
      'decisions.search': (call, { body }) => searchDecisions(call, body),
      'decisions.facets': (call, { body }) => countDecisions(call, body),
      'decisions.userSearch': (call, { body }) => searchDecisions(call, body),
      'decisions.userSearchTurkey': (call, { body }) =>
        searchDecisions(call, { ...body, searchCountry: 'turkey' }),
      'decisions.options': (call, { query }) => readOptions(call, query),
      'decisions.suggest': (call, { query }) => suggest(call, query),
      'decisions.feedback': (call, { body }) => giveFeedback(call, body),
      'decisions.getTurkey': (call, { params, query }) =>
        readDecision(call, { ...query, id: params.caseId, country: 'turkey' }),
      'decisions.getChunk': (call, { params, query }) => readDecisionChunk(call, { ...params, ...query }),
      'decisions.getKktc': (call, { params, query }) =>
        readDecision(call, { ...query, id: params.caseId, country: 'kktc' }),
      'decisions.pdf': (call, { params }) => decisionAsPdf(call, params),
      'decisions.file': (call, { body }) => decisionsAsFile(call, body),
      'decisions.lookup': (call, { query }) => decisionsByNumbers(call, query),
      'decisions.view': (call, { params, query }) => readDecision(call, { ...params, ...query }),
      'decisions.citedBy': (call, { params, query }) => decisionsCiting(call, { ...params, ...query }),
      'decisions.similar': (call, { params }) => similarTo(call, params),
      'search.generate': ({ parts, language, clock }, { body }) =>
        generateSearch(parts.research, { ...body, language, now: clock.now() }),
      'citations.verify': (call, { body }) => verifyCitation(call, body),
      'laws.search': (call, { body }) => searchLaws(call, body),
      'laws.content': (call, { params, query }) => readLaw(call, { ...params, ...query }),
      'laws.chunk': (call, { params, query }) => readArticle(call, { ...params, ...query }),
      'laws.byNumber': (call, { params, query }) => readLawByNumber(call, { ...params, ...query }),
      'laws.file': (call, { params, query }) => lawAsFile(call, { ...params, ...query }),
      'laws.citedBy': (call, { params, query }) => decisionsCitingArticle(call, { ...params, ...query }),
      'history.list': (call, { query }) => listHistory(call, query),
      'history.note': (call, { body }) => noteSearch(call, body),
      'history.delete': (call, { params }) => removeSearch(call, params),
      'history.clear': (call) => clearHistory(call),
      'history.switch': (call, { body }) => setHistory(call, body),
      'favorites.list': (call, { query }) => listFavorites(call, query),
      'favorites.marks': (call) => markFavorites(call),
      'favorites.folders': (call) => readFolders(call),
      'favorites.add': (call, { body }) => addFavorite(call, body),
      'favorites.update': (call, { params, body }) => changeFavorite(call, { ...params, ...body }),
      'favorites.delete': (call, { params }) => removeFavorite(call, params),
      'favorites.addFolder': (call, { body }) => addFolder(call, body),
      'favorites.renameFolder': (call, { params, body }) => renameFolder(call, { ...params, ...body }),
      'favorites.deleteFolder': (call, { params }) => removeFolder(call, params),
    },
    parts,
  )
}
