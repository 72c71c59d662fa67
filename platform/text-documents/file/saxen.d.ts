declare module 'saxen' {
  /** The part of its interface that is used here; the package has no types. */
  export class Parser {
    ns(prefixes: Record<string, string>): this
    on(event: 'openTag', heard: (name: string, attributes: () => Record<string, string>) => void): this
    on(event: 'closeTag', heard: (name: string) => void): this
    on(event: 'text' | 'cdata' | 'attention', heard: (text: string) => void): this
    parse(xml: string): unknown
  }
}
