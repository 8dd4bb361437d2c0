const WORDS =
  'as|async|await|break|case|class|const|delete|else|export|extends|for|from|function|if|import|in|instanceof|interface|let|new|null|of|return|static|super|switch|this|type(?= [A-Z])|typeof|undefined';
const TOKEN = new RegExp(`(//.*|/\\*\\*.*\\*/)|('[^'\\n]*'|"[^"\\n]*"|\`[^\`]*\`)|\\b(${WORDS})\\b`, 'g');

const colours = ['text-quiet italic', 'text-success', 'font-semibold text-info'];

export function Coloured({ code }: { code: string }) {
  const parts = [];
  let end = 0;
  for (const found of code.matchAll(TOKEN)) {
    const colour = colours[found.slice(1).findIndex((group) => group !== undefined)];
    parts.push(
      code.slice(end, found.index),
      <span key={found.index} className={colour}>
        {found[0]}
      </span>,
    );
    end = found.index + found[0].length;
  }
  return [...parts, code.slice(end)];
}
