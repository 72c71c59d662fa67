/** Chooses the state of a new case by the state of its file in the portal. */
const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase('tr')

export function stateOf(status: string): 'open' | 'out' | 'appeal' | 'yargitay' | 'closed' {
  const said = folded(status)
  if (said.includes('istinaf')) return 'appeal'
  if (said.includes('yargıtay') || said.includes('temyiz')) return 'yargitay'
  if (said.includes('karar')) return 'out'
  return said.includes('kapal') || said.includes('kapan') ? 'closed' : 'open'
}
