/** For the screens and records of other domains. */
export { nameDifferences } from '../../data/names/differences.ts'
