import ts from 'typescript';

/**
 * The exported names of some entries whose declarations have no doc comment, as `entry: name`. What a package of npm declares is
 * documented there. A namespace is documented where it is exported.
 *
 * @param entries paths of source files that packages export
 */
export function undocumentedExports(entries) {
  const program = ts.createProgram([...entries], {
    allowImportingTsExtensions: true,
    customConditions: ['@forecourt/source'],
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    noLib: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return entries.flatMap((entry) => {
    const source = program.getSourceFile(entry);
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol) return [];
    return checker
      .getExportsOfModule(symbol)
      .filter((each) => !isDocumented(each, checker))
      .map(({ name }) => ({ entry, name }));
  });
}

function isDocumented(exported, checker) {
  const isAlias = exported.flags & ts.SymbolFlags.Alias;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  if (ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim().length > 0) return true;
  if (symbol.declarations?.some((each) => each.getSourceFile().fileName.includes('/node_modules/')))
    return true;
  // The compiler attaches no comment to the parts of a destructured object: that of the statement is theirs.
  const statements = (symbol.declarations ?? []).filter(ts.isBindingElement);
  if (statements.some((each) => hasComment(ts.findAncestor(each, ts.isVariableStatement)))) return true;
  return (exported.declarations ?? []).some((each) => ts.isNamespaceExport(each) && hasComment(each.parent));
}

function hasComment(node) {
  const { text } = node.getSourceFile();
  return (ts.getLeadingCommentRanges(text, node.pos) ?? []).some(({ pos }) => text.startsWith('/**', pos));
}
