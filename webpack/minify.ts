import TerserPlugin from 'terser-webpack-plugin';

const { swcMinify } = TerserPlugin;
const answers = new Map<string, ReturnType<typeof swcMinify>>();

/**
 * swc's minifier, once for each source: both editions contain the same libraries in the same chunks. The answers are
 * copied, because the plugin writes into them.
 */
async function minifyOnce(...question: Parameters<typeof swcMinify>): ReturnType<typeof swcMinify> {
  // the name of the file is not part of what the minifier reads
  const key = JSON.stringify([Object.values(question[0]), ...question.slice(1)]);
  let answer = answers.get(key);
  if (!answer) {
    answer = swcMinify(...question);
    answers.set(key, answer);
  }
  return { ...(await answer) };
}

/** The minimizer of a build. */
export const makeMinimizer = () =>
  new TerserPlugin({
    minify: Object.assign(minifyOnce, {
      getMinimizerVersion: swcMinify.getMinimizerVersion,
      // swc has threads of its own: a process for each compilation would only cost its start
      supportsWorker: () => false,
    }),
    extractComments: false,
    terserOptions: { compress: { passes: 2 } },
  });
