import ts from 'typescript';

/**
 * The exported names of an index whose declarations have no doc comment.
 *
 * @param index path of an `index.ts` whose exports come from files beside it
 */
export function undocumentedExports(index) {
  const program = ts.createProgram([index], {
    allowImportingTsExtensions: true,
    customConditions: ['@forecourt/source'],
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    noLib: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(index);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) return [];
  return checker
    .getExportsOfModule(symbol)
    .filter(
      (each) =>
        !isDocumented(each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each, checker),
    )
    .map(({ name }) => name);
}

function isDocumented(symbol, checker) {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim().length > 0;
}
