import type { GetICUArgs } from '@schummar/icu-type-parser';

declare const checked: unique symbol;

/** A text that `message` marked for translation; `t` shows it. */
export type Message = string & { readonly [checked]: true };

type Arguments<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date | number }
>;

/** What a text needs: nothing without placeholders; a marked text may need any. */
export type Values<Text extends string> = Text extends Message
  ? [values?: Record<string, string | number>]
  : string extends Text
    ? [mark: 'Mark the text by message() where it is written']
    : keyof Arguments<Text> extends never
      ? []
      : [values: Arguments<Text>];
