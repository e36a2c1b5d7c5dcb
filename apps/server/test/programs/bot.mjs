// The same program as docs/bots/bot.py, for machines without Python: nothing of ours is imported, only what every Node has.
const [, , url, token, seatAt, invitation] = process.argv;

function ask(path, body) {
  return fetch(`${url}api/bot/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

let turn = 0;
const playing = new Set();

async function hear({ event, match, ...said }) {
  if (event === 'match') {
    playing.add(match);
    const number = crypto.randomUUID().replaceAll('-', '');
    if (said.needsNumber) await ask(`matches/${match}/number`, { number });
  }
  if (event === 'decision') {
    turn += 7;
    const move = said.moves[turn % said.moves.length];
    await ask(`matches/${match}/play`, { at: said.at, move });
  }
  if (event === 'over') {
    process.stdout.write(`over ${match} ${JSON.stringify(said.outcome)}\n`);
    playing.delete(match);
    if (playing.size === 0) process.exit(0);
  }
}

if (invitation !== undefined) await ask(`matches/${seatAt}/take`, { invitation });
let rest = '';
for await (const part of (await ask('stream')).body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + part).split('\n');
  rest = lines.pop();
  for (const line of lines) if (line.trim() !== '') await hear(JSON.parse(line));
}
